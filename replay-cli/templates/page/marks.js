// Bookmarks are the reader's: they stay in his browser, by the name of the game.
const marking = (rows) => {
  const place = `asl-replay ${document.title}`;
  const marked = (() => {
    try {
      return new Set(JSON.parse(localStorage.getItem(place) ?? '[]'));
    } catch {
      return new Set();
    }
  })();
  const paint = (n) => rows[n]?.classList.toggle('k', marked.has(n));
  marked.forEach(paint);
  return (n) => {
    if (!marked.delete(n)) marked.add(n);
    paint(n);
    try {
      localStorage.setItem(place, JSON.stringify([...marked]));
    } catch {
      // A browser that keeps nothing keeps them until the page is closed.
    }
  };
};
