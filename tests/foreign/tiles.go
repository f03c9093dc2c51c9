// Verifies a folder of tiles that `asl-replay export --tiles` wrote, with an implementation that is not ours: the
// packages note and tlog of golang.org/x/mod. Arguments: the folder, and the verifier keys of the players.
//
// Of our own there are the names of the files (the packages put a height into them) and the reading of the checkpoint's
// second and third line (the packages know the first line of one log only).
package main

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

const height = 8

type folder string

func (f folder) Height() int { return height }

func (f folder) ReadTiles(tiles []tlog.Tile) ([][]byte, error) {
	var all [][]byte
	for _, tile := range tiles {
		data, err := os.ReadFile(f.path(tile))
		if err != nil {
			return nil, err
		}
		all = append(all, data)
	}
	return all, nil
}

func (f folder) SaveTiles([]tlog.Tile, [][]byte) {}

// path renames tile/8/L/N to tile/L/N, and tile/8/data/N to tile/entries/N.
func (f folder) path(tile tlog.Tile) string {
	name := strings.TrimPrefix(tile.Path(), fmt.Sprintf("tile/%d/", height))
	return filepath.Join(string(f), "tile", strings.Replace(name, "data/", "entries/", 1))
}

func must(err error) {
	if err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
}

// The tree of a signed checkpoint, and who signed it.
func (f folder) tree(keys []string) (tlog.Tree, []string) {
	signed, err := os.ReadFile(filepath.Join(string(f), "checkpoint"))
	must(err)
	var verifiers []note.Verifier
	for _, key := range keys {
		verifier, err := note.NewVerifier(key)
		must(err)
		verifiers = append(verifiers, verifier)
	}
	opened, err := note.Open(signed, note.VerifierList(verifiers...))
	must(err)
	lines := strings.Split(opened.Text, "\n")
	size, err := strconv.ParseInt(lines[1], 10, 64)
	must(err)
	root, err := base64.StdEncoding.DecodeString(lines[2])
	must(err)
	tree := tlog.Tree{N: size}
	copy(tree.Hash[:], root)
	var names []string
	for _, signature := range opened.Sigs {
		names = append(names, signature.Name)
	}
	return tree, names
}

// The entries of the log, from their bundles.
func (f folder) entries(size int64) [][]byte {
	var entries [][]byte
	for n := int64(0); n<<height < size; n++ {
		tile := tlog.Tile{H: height, L: -1, N: n, W: 1 << height}
		if left := size - n<<height; left < 1<<height {
			tile.W = int(left)
		}
		data, err := os.ReadFile(f.path(tile))
		must(err)
		for len(data) >= 2 {
			length := int(data[0])<<8 | int(data[1])
			entries = append(entries, data[2:2+length])
			data = data[2+length:]
		}
	}
	return entries
}

func max(a, b int) int {
	if a > b {
		return a
	}
	return b
}

func main() {
	f := folder(os.Args[1])
	tree, names := f.tree(os.Args[2:])
	hashes := tlog.TileHashReader(tree, f)
	entries := f.entries(tree.N)
	if int64(len(entries)) != tree.N {
		must(fmt.Errorf("%d entries, and the checkpoint speaks of %d", len(entries), tree.N))
	}
	longest := 0
	for n, entry := range entries {
		leaf := tlog.RecordHash(entry)
		found, err := hashes.ReadHashes([]int64{tlog.StoredHashIndex(0, int64(n))})
		must(err)
		longest = max(longest, len(entry))
		if !bytes.Equal(found[0][:], leaf[:]) {
			must(fmt.Errorf("entry %d is not in the tree", n))
		}
	}
	for _, n := range []int64{0, tree.N / 2, tree.N - 1} {
		proof, err := tlog.ProveRecord(tree.N, n, hashes)
		must(err)
		must(tlog.CheckRecord(proof, tree.N, tree.Hash, n, tlog.RecordHash(entries[n])))
	}
	// That the tree goes on from each shorter one at the border of a tile, and from the one before the last entry.
	for _, old := range []int64{1, 1 << height, tree.N - 1} {
		if old < 1 || old > tree.N {
			continue
		}
		root, err := tlog.TreeHash(old, hashes)
		must(err)
		proof, err := tlog.ProveTree(tree.N, old, hashes)
		must(err)
		must(tlog.CheckTree(proof, tree.N, tree.Hash, old, root))
	}
	fmt.Printf("%d entries of at most %d bytes, signed by %s\n", tree.N, longest, strings.Join(names, " and "))
}
