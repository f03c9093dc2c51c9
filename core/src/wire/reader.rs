//! The wire form read back: what `bincode` writes with fixed-width integers, without what it keeps account of and this
//! form has no use for. Input: bytes. Knows no event. A count is believed only as far as bytes are there for it.
//!
//! ```text
//! bool    = 00 | 01
//! integer = its width, little-endian
//! text    = u64 length, UTF-8; bytes = u64 length, bytes
//! option  = 00 | 01 value
//! list    = u64 count, values
//! array, tuple, struct = values
//! enum    = u32 number of the variant, what it holds
//! ```

use alloc::string::{String, ToString};
use core::fmt::{self, Display};
use serde::de::value::U32Deserializer;
use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error, IntoDeserializer, SeqAccess, VariantAccess, Visitor,
};

/// Why bytes are not what was asked for; small, since every step of a reading hands one back or none.
#[derive(Debug)]
#[expect(clippy::box_collection, reason = "one word: each step of a reading moves it")]
pub(super) struct ReadError(alloc::boxed::Box<String>);

impl Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl core::error::Error for ReadError {}

impl Error for ReadError {
    #[cold]
    fn custom<T: Display>(message: T) -> ReadError {
        ReadError(alloc::boxed::Box::new(message.to_string()))
    }
}

/// Bytes that are read from the front.
pub(super) struct Reader<'a> {
    rest: &'a [u8],
}

impl<'a> Reader<'a> {
    pub(super) const fn of(bytes: &'a [u8]) -> Reader<'a> {
        Reader { rest: bytes }
    }

    /// How many bytes are left.
    pub(super) const fn left(&self) -> usize {
        self.rest.len()
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], ReadError> {
        let (bytes, rest) = self.rest.split_first_chunk().ok_or_else(short)?;
        self.rest = rest;
        Ok(*bytes)
    }

    fn byte(&mut self) -> Result<u8, ReadError> {
        self.array::<1>().map(|[byte]| byte)
    }

    /// A yes or a no.
    fn flag(&mut self) -> Result<bool, ReadError> {
        match self.byte()? {
            0 => Ok(false),
            1 => Ok(true),
            other => Err(ReadError::custom(format_args!("{other} is neither 0 nor 1"))),
        }
    }

    /// A length or a count, of which each takes one of the bytes left at least.
    fn count(&mut self) -> Result<usize, ReadError> {
        let count = usize::try_from(u64::from_le_bytes(self.array()?)).ok();
        count.filter(|count| *count <= self.rest.len()).ok_or_else(short)
    }

    fn bytes(&mut self) -> Result<&'a [u8], ReadError> {
        let length = self.count()?;
        let (bytes, rest) = self.rest.split_at(length);
        self.rest = rest;
        Ok(bytes)
    }

    fn text(&mut self) -> Result<&'a str, ReadError> {
        core::str::from_utf8(self.bytes()?).map_err(ReadError::custom)
    }
}

#[cold]
fn short() -> ReadError {
    ReadError::custom("the bytes end within it")
}

#[cold]
fn foreign(what: &str) -> ReadError {
    ReadError::custom(format_args!("the form has no {what}"))
}

macro_rules! integers {
    ($($read:ident $visit:ident $type:ty;)*) => {
        $(fn $read<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
            visitor.$visit(<$type>::from_le_bytes(self.array()?))
        })*
    };
}

macro_rules! no {
    ($($read:ident $what:literal;)*) => {
        $(fn $read<V: Visitor<'de>>(self, _: V) -> Result<V::Value, ReadError> {
            Err(foreign($what))
        })*
    };
}

impl<'de> Deserializer<'de> for &mut Reader<'de> {
    type Error = ReadError;

    integers! {
        deserialize_i8 visit_i8 i8;
        deserialize_i16 visit_i16 i16;
        deserialize_i32 visit_i32 i32;
        deserialize_i64 visit_i64 i64;
        deserialize_u8 visit_u8 u8;
        deserialize_u16 visit_u16 u16;
        deserialize_u32 visit_u32 u32;
        deserialize_u64 visit_u64 u64;
    }

    no! {
        deserialize_any "value without a kind";
        deserialize_f32 "fraction";
        deserialize_f64 "fraction";
        deserialize_char "letter";
        deserialize_byte_buf "bytes";
        deserialize_map "map";
        deserialize_identifier "names of fields";
        deserialize_ignored_any "value without a kind";
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        visitor.visit_bool(self.flag()?)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        visitor.visit_borrowed_str(self.text()?)
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        visitor.visit_borrowed_str(self.text()?)
    }

    fn deserialize_bytes<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        visitor.visit_borrowed_bytes(self.bytes()?)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        if self.flag()? { visitor.visit_some(self) } else { visitor.visit_none() }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        visitor.visit_unit()
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        visitor.visit_unit()
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ReadError> {
        let left = self.count()?;
        visitor.visit_seq(Values { reader: self, left })
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, left: usize, visitor: V) -> Result<V::Value, ReadError> {
        visitor.visit_seq(Values { reader: self, left })
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        left: usize,
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        visitor.visit_seq(Values { reader: self, left })
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        visitor.visit_seq(Values { reader: self, left: fields.len() })
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        visitor.visit_enum(self)
    }

    fn is_human_readable(&self) -> bool {
        false
    }
}

/// So many values one after the other.
struct Values<'r, 'a> {
    reader: &'r mut Reader<'a>,
    left: usize,
}

impl<'de> SeqAccess<'de> for Values<'_, 'de> {
    type Error = ReadError;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, ReadError> {
        if self.left == 0 {
            return Ok(None);
        }
        self.left -= 1;
        seed.deserialize(&mut *self.reader).map(Some)
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.left)
    }
}

impl<'de> EnumAccess<'de> for &mut Reader<'de> {
    type Error = ReadError;
    type Variant = Self;

    fn variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<(T::Value, Self), ReadError> {
        let number: U32Deserializer<ReadError> = u32::from_le_bytes(self.array()?).into_deserializer();
        Ok((seed.deserialize(number)?, self))
    }
}

impl<'de> VariantAccess<'de> for &mut Reader<'de> {
    type Error = ReadError;

    fn unit_variant(self) -> Result<(), ReadError> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, ReadError> {
        seed.deserialize(self)
    }

    fn tuple_variant<V: Visitor<'de>>(self, left: usize, visitor: V) -> Result<V::Value, ReadError> {
        visitor.visit_seq(Values { reader: self, left })
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        visitor.visit_seq(Values { reader: self, left: fields.len() })
    }
}
