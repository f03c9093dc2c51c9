//! A sorted map whose copies share what did not change since: a copy costs one count, a change after it the few nodes
//! on the way to its entry. What a position keeps for a whole game stands in these, so that many positions of one game
//! cost little more than one. Knows nothing of what it holds.

use crate::meter;
use alloc::rc::Rc;
use alloc::vec::Vec;
use core::borrow::Borrow;
use core::fmt;
use core::ops::{Bound, Index, RangeBounds};
use serde::ser::{Serialize, SerializeMap, Serializer};

/// Entries of a leaf, and children of a branch, at most.
const CAPACITY: usize = 32;

/// A sorted map that is cheap to copy.
pub struct SharedMap<K, V> {
    root: Rc<Node<K, V>>,
    length: usize,
}

#[derive(Clone)]
enum Node<K, V> {
    Leaf {
        keys: Vec<K>,
        values: Vec<V>,
    },
    /// Each child with a key that none of its own is below, but for the first child.
    Branch {
        keys: Vec<K>,
        children: Vec<Rc<Node<K, V>>>,
    },
}

/// What became of a node that something was put into.
enum Put<K, V> {
    Replaced(V),
    Added,
    /// It was full: its upper part, with the least key of that.
    Split(K, Rc<Node<K, V>>),
}

impl<K, V> SharedMap<K, V> {
    /// An empty map.
    #[must_use]
    pub fn new() -> SharedMap<K, V> {
        SharedMap { root: Rc::new(Node::EMPTY), length: 0 }
    }

    /// How many entries it has.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.length
    }

    /// Has it none?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// The entries in the order of their keys.
    #[must_use]
    pub fn iter(&self) -> Iter<'_, K, V> {
        let mut iter = Iter { keys: [].iter(), values: [].iter(), above: Vec::new() };
        iter.descend(&self.root);
        iter
    }

    /// The keys in order.
    pub fn keys(&self) -> impl Iterator<Item = &K> + Clone {
        self.iter().map(|(key, _)| key)
    }

    /// The values in the order of their keys.
    pub fn values(&self) -> impl Iterator<Item = &V> + Clone {
        self.iter().map(|(_, value)| value)
    }

    /// The last entry.
    #[must_use]
    pub fn last(&self) -> Option<(&K, &V)> {
        let mut node = &*self.root;
        loop {
            match node {
                Node::Leaf { keys, values } => return keys.last().zip(values.last()),
                Node::Branch { children, .. } => node = children.last()?,
            }
        }
    }
}

impl<K: Ord, V> SharedMap<K, V> {
    /// The value of a key.
    #[must_use]
    pub fn get<Q: Ord + ?Sized>(&self, key: &Q) -> Option<&V>
    where
        K: Borrow<Q>,
    {
        let mut node = &*self.root;
        loop {
            match node {
                Node::Leaf { keys, values } => return values.get(found(keys, key).ok()?),
                Node::Branch { keys, children } => node = children.get(child(keys, key))?,
            }
        }
    }

    /// Is there an entry of this key?
    #[must_use]
    pub fn contains_key<Q: Ord + ?Sized>(&self, key: &Q) -> bool
    where
        K: Borrow<Q>,
    {
        self.get(key).is_some()
    }

    /// The entries whose keys lie in a range, in order.
    pub fn range<R: RangeBounds<K>>(&self, range: R) -> impl Iterator<Item = (&K, &V)> {
        let mut iter = Iter { keys: [].iter(), values: [].iter(), above: Vec::new() };
        iter.descend_to(&self.root, range.start_bound());
        iter.take_while(move |(key, _)| match range.end_bound() {
            Bound::Included(end) => *key <= end,
            Bound::Excluded(end) => *key < end,
            Bound::Unbounded => true,
        })
    }
}

impl<K: Ord + Clone, V: Clone> SharedMap<K, V> {
    /// The value of a key, to be changed.
    pub fn get_mut<Q: Ord + ?Sized>(&mut self, key: &Q) -> Option<&mut V>
    where
        K: Borrow<Q>,
    {
        let mut node = Rc::make_mut(&mut self.root);
        loop {
            match node {
                Node::Leaf { keys, values } => return values.get_mut(found(keys, key).ok()?),
                Node::Branch { keys, children } => {
                    node = Rc::make_mut(children.get_mut(child(keys, key))?);
                }
            }
        }
    }

    /// Puts an entry in; the value that the key had before.
    pub fn insert(&mut self, key: K, value: V) -> Option<V> {
        match Rc::make_mut(&mut self.root).put(key, value) {
            Put::Replaced(old) => return Some(old),
            Put::Added => {}
            Put::Split(least, upper) => {
                let lower = core::mem::replace(&mut self.root, Rc::new(Node::EMPTY));
                let keys = Vec::from([least.clone(), least]);
                self.root = Rc::new(Node::Branch { keys, children: Vec::from([lower, upper]) });
            }
        }
        self.length += 1;
        None
    }

    /// The value of a key, to be changed; a first one when it had none.
    pub fn get_or_insert_with(&mut self, key: &K, first: impl FnOnce() -> V) -> &mut V {
        if !self.contains_key(key) {
            self.insert(key.clone(), first());
        }
        self.get_mut(key).expect("it was there or was put in")
    }

    /// Takes an entry out; its value.
    pub fn remove<Q: Ord + ?Sized>(&mut self, key: &Q) -> Option<V>
    where
        K: Borrow<Q>,
    {
        let value = Rc::make_mut(&mut self.root).take(key)?;
        self.length -= 1;
        while let Node::Branch { children, .. } = &mut *Rc::make_mut(&mut self.root)
            && children.len() == 1
        {
            self.root = children.pop().expect("there is one");
        }
        Some(value)
    }

    /// Keeps the entries of which this is true.
    pub fn retain(&mut self, mut keep: impl FnMut(&K, &V) -> bool) {
        let gone: Vec<K> = self.iter().filter(|(k, v)| !keep(k, v)).map(|(k, _)| k.clone()).collect();
        gone.iter().for_each(|key| drop(self.remove(key)));
    }

    /// Takes all entries out.
    pub fn clear(&mut self) {
        if self.length > 0 {
            *self = SharedMap::new();
        }
    }

    /// Changes each value, in the order of the keys.
    pub fn change_each(&mut self, mut change: impl FnMut(&K, &mut V)) {
        Rc::make_mut(&mut self.root).change_each(&mut change);
    }
}

fn found<K: Borrow<Q>, Q: Ord + ?Sized>(keys: &[K], key: &Q) -> Result<usize, usize> {
    keys.binary_search_by(|other| other.borrow().cmp(key))
}

/// The child that holds a key if any does.
fn child<K: Borrow<Q>, Q: Ord + ?Sized>(keys: &[K], key: &Q) -> usize {
    keys.partition_point(|least| least.borrow() <= key).saturating_sub(1)
}

impl<K, V> Node<K, V> {
    const EMPTY: Node<K, V> = Node::Leaf { keys: Vec::new(), values: Vec::new() };

    const fn is_empty(&self) -> bool {
        match self {
            Node::Leaf { keys, .. } | Node::Branch { keys, .. } => keys.is_empty(),
        }
    }
}

impl<K: Ord + Clone, V: Clone> Node<K, V> {
    fn put(&mut self, key: K, value: V) -> Put<K, V> {
        let (keys, children) = match self {
            Node::Leaf { keys, values } => return put_in_leaf(keys, values, key, value),
            Node::Branch { keys, children } => (keys, children),
        };
        let at = child(keys, &key);
        match Rc::make_mut(&mut children[at]).put(key, value) {
            Put::Split(least, upper) => {
                keys.insert(at + 1, least);
                children.insert(at + 1, upper);
                if keys.len() <= CAPACITY {
                    return Put::Added;
                }
                let from = cut(at + 1, keys.len());
                let (keys, children) = (upper_part(keys, from), upper_part(children, from));
                Put::Split(keys[0].clone(), Rc::new(Node::Branch { keys, children }))
            }
            done @ (Put::Replaced(_) | Put::Added) => done,
        }
    }

    fn take<Q: Ord + ?Sized>(&mut self, key: &Q) -> Option<V>
    where
        K: Borrow<Q>,
    {
        match self {
            Node::Leaf { keys, values } => {
                let at = found(keys, key).ok()?;
                keys.remove(at);
                Some(values.remove(at))
            }
            Node::Branch { keys, children } => {
                let at = child(keys, key);
                let below = Rc::make_mut(children.get_mut(at)?);
                let value = below.take(key)?;
                if below.is_empty() {
                    keys.remove(at);
                    children.remove(at);
                }
                Some(value)
            }
        }
    }

    fn change_each(&mut self, change: &mut impl FnMut(&K, &mut V)) {
        match self {
            Node::Leaf { keys, values } => {
                keys.iter().zip(values).for_each(|(key, value)| change(key, value));
            }
            Node::Branch { children, .. } => {
                children.iter_mut().for_each(|child| Rc::make_mut(child).change_each(change));
            }
        }
    }
}

fn put_in_leaf<K: Ord + Clone, V>(keys: &mut Vec<K>, values: &mut Vec<V>, key: K, value: V) -> Put<K, V> {
    match found(keys, &key) {
        Ok(at) => Put::Replaced(core::mem::replace(&mut values[at], value)),
        Err(at) => {
            keys.insert(at, key);
            values.insert(at, value);
            if keys.len() <= CAPACITY {
                return Put::Added;
            }
            let from = cut(at, keys.len());
            let (keys, values) = (upper_part(keys, from), upper_part(values, from));
            Put::Split(keys[0].clone(), Rc::new(Node::Leaf { keys, values }))
        }
    }
}

/// What stands behind a cut, with room for what comes: a node fills up.
fn upper_part<T>(all: &mut Vec<T>, from: usize) -> Vec<T> {
    let mut part = Vec::with_capacity(CAPACITY + 1);
    part.extend(all.drain(from..));
    part
}

/// Where a full node is cut: in the middle, but before the last when that was just put in, since numbers come in
/// order and full nodes stay full.
const fn cut(put: usize, length: usize) -> usize {
    if put + 1 == length { put } else { length / 2 }
}

/// The entries of a map in the order of their keys.
pub struct Iter<'a, K, V> {
    keys: core::slice::Iter<'a, K>,
    values: core::slice::Iter<'a, V>,
    above: Vec<core::slice::Iter<'a, Rc<Node<K, V>>>>,
}

impl<'a, K, V> Iter<'a, K, V> {
    fn descend(&mut self, mut node: &'a Node<K, V>) {
        loop {
            match node {
                Node::Leaf { keys, values } => {
                    (self.keys, self.values) = (keys.iter(), values.iter());
                    return;
                }
                Node::Branch { children, .. } => {
                    let mut children = children.iter();
                    let Some(first) = children.next() else { return };
                    self.above.push(children);
                    node = first;
                }
            }
        }
    }

    fn descend_to(&mut self, mut node: &'a Node<K, V>, start: Bound<&K>)
    where
        K: Ord,
    {
        let before = |key: &K| match start {
            Bound::Included(start) => key < start,
            Bound::Excluded(start) => key <= start,
            Bound::Unbounded => false,
        };
        loop {
            match node {
                Node::Leaf { keys, values } => {
                    let from = keys.partition_point(before);
                    (self.keys, self.values) = (keys[from..].iter(), values[from..].iter());
                    return;
                }
                Node::Branch { keys, children } => {
                    let at = keys.partition_point(before).saturating_sub(1);
                    let Some(first) = children.get(at) else { return };
                    self.above.push(children[at + 1..].iter());
                    node = first;
                }
            }
        }
    }
}

impl<'a, K, V> Iterator for Iter<'a, K, V> {
    type Item = (&'a K, &'a V);

    fn next(&mut self) -> Option<(&'a K, &'a V)> {
        loop {
            if let (Some(key), Some(value)) = (self.keys.next(), self.values.next()) {
                meter::step();
                return Some((key, value));
            }
            match self.above.last_mut()?.next() {
                Some(node) => self.descend(node),
                None => drop(self.above.pop()),
            }
        }
    }
}

impl<K, V> Clone for Iter<'_, K, V> {
    fn clone(&self) -> Self {
        Iter { keys: self.keys.clone(), values: self.values.clone(), above: self.above.clone() }
    }
}

impl<'a, K, V> IntoIterator for &'a SharedMap<K, V> {
    type Item = (&'a K, &'a V);
    type IntoIter = Iter<'a, K, V>;

    fn into_iter(self) -> Iter<'a, K, V> {
        self.iter()
    }
}

impl<K, V> Clone for SharedMap<K, V> {
    fn clone(&self) -> Self {
        SharedMap { root: Rc::clone(&self.root), length: self.length }
    }
}

impl<K, V> Default for SharedMap<K, V> {
    fn default() -> Self {
        SharedMap::new()
    }
}

impl<K: PartialEq, V: PartialEq> PartialEq for SharedMap<K, V> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.root, &other.root) || self.length == other.length && self.iter().eq(other.iter())
    }
}

impl<K: Eq, V: Eq> Eq for SharedMap<K, V> {}

impl<K: fmt::Debug, V: fmt::Debug> fmt::Debug for SharedMap<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self).finish()
    }
}

impl<K: Serialize, V: Serialize> Serialize for SharedMap<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.len()))?;
        self.iter().try_for_each(|(key, value)| map.serialize_entry(key, value))?;
        map.end()
    }
}

impl<K: Ord + Borrow<Q>, Q: Ord + ?Sized, V> Index<&Q> for SharedMap<K, V> {
    type Output = V;

    fn index(&self, key: &Q) -> &V {
        self.get(key).expect("no entry of this key")
    }
}
