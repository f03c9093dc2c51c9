//! Sorted sets and lists that only grow, on the map whose copies share what did not change.

use super::shared_map::SharedMap;
use core::borrow::Borrow;
use core::fmt;
use core::ops::RangeBounds;
use serde::ser::{Serialize, SerializeSeq, Serializer};

/// A sorted set that is cheap to copy.
pub struct SharedSet<K>(SharedMap<K, ()>);

impl<K> SharedSet<K> {
    /// How many it holds.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// Does it hold nothing?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What it holds, in order.
    pub fn iter(&self) -> impl Iterator<Item = &K> + Clone {
        self.0.keys()
    }
}

impl<K: Ord> SharedSet<K> {
    /// Does it hold this?
    #[must_use]
    pub fn contains<Q: Ord + ?Sized>(&self, key: &Q) -> bool
    where
        K: Borrow<Q>,
    {
        self.0.contains_key(key)
    }

    /// What it holds within a range, in order.
    pub fn range<R: RangeBounds<K>>(&self, range: R) -> impl Iterator<Item = &K> {
        self.0.range(range).map(|(key, ())| key)
    }
}

impl<K: Ord + Clone> SharedSet<K> {
    /// Puts one in; was it not there?
    pub fn insert(&mut self, key: K) -> bool {
        self.0.insert(key, ()).is_none()
    }

    /// Takes one out; was it there?
    pub fn remove<Q: Ord + ?Sized>(&mut self, key: &Q) -> bool
    where
        K: Borrow<Q>,
    {
        self.0.remove(key).is_some()
    }

    /// Takes all out.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

impl<K> Clone for SharedSet<K> {
    fn clone(&self) -> Self {
        SharedSet(self.0.clone())
    }
}

impl<K> Default for SharedSet<K> {
    fn default() -> Self {
        SharedSet(SharedMap::default())
    }
}

impl<K: PartialEq> PartialEq for SharedSet<K> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<K: Eq> Eq for SharedSet<K> {}

impl<K: fmt::Debug> fmt::Debug for SharedSet<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<K: Serialize> Serialize for SharedSet<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.len()))?;
        self.iter().try_for_each(|key| list.serialize_element(key))?;
        list.end()
    }
}

/// A list that only grows and is cheap to copy.
pub struct SharedList<T>(SharedMap<usize, T>);

impl<T> SharedList<T> {
    /// How many it holds.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// Does it hold nothing?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What it holds, in the order in which it came.
    pub fn iter(&self) -> impl Iterator<Item = &T> + Clone {
        self.0.values()
    }
}

impl<T: Clone> SharedList<T> {
    /// One more.
    pub fn push(&mut self, value: T) {
        self.0.insert(self.0.len(), value);
    }
}

impl<T> Clone for SharedList<T> {
    fn clone(&self) -> Self {
        SharedList(self.0.clone())
    }
}

impl<T> Default for SharedList<T> {
    fn default() -> Self {
        SharedList(SharedMap::default())
    }
}

impl<T: PartialEq> PartialEq for SharedList<T> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T: Eq> Eq for SharedList<T> {}

impl<T: fmt::Debug> fmt::Debug for SharedList<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Serialize> Serialize for SharedList<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.len()))?;
        self.iter().try_for_each(|value| list.serialize_element(value))?;
        list.end()
    }
}
