//! The `csv` crate at what this crate does with its own reader and writer, for `npm run bench` to compare.
//!
//! Here and not where it is measured from: this crate is compiled for speed, and so is what the `csv` crate leaves to be
//! compiled with its caller.

use csv::{ByteRecord, ReaderBuilder, Terminator, WriterBuilder};

/// A file's records, the header row included.
#[derive(Debug, Default)]
pub struct Records {
    rows: Vec<ByteRecord>,
}

impl Records {
    /// Those of a file with commas.
    pub fn read(file: &[u8]) -> Result<Self, csv::Error> {
        let reader = ReaderBuilder::new().has_headers(false).from_reader(file);
        Ok(Self { rows: reader.into_byte_records().collect::<Result<_, _>>()? })
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The lines of `count` records from the one with the number `first` on; `room` is how many bytes they may take.
    pub fn write(&self, first: usize, count: usize, room: usize) -> Result<Vec<u8>, csv::Error> {
        let last = self.rows.len().min(first.saturating_add(count));
        let mut writer = WriterBuilder::new().terminator(Terminator::CRLF).from_writer(Vec::with_capacity(room));
        for row in self.rows.get(first..last).unwrap_or_default() {
            writer.write_byte_record(row)?;
        }
        writer.into_inner().map_err(|error| error.into_error().into())
    }
}

#[cfg(test)]
mod tests {
    use super::Records;

    #[test]
    fn what_is_read_is_written_again() {
        let file = b"No,Keterangan\r\n1,\"dua, tiga\"\r\n2,-\r\n";
        let records = Records::read(file).expect("the file is sound");
        assert_eq!(records.len(), 3);
        assert_eq!(records.write(0, 9, file.len()).expect("memory takes it"), file);
        assert_eq!(records.write(2, 1, 0).expect("memory takes it"), b"2,-\r\n");
    }
}
