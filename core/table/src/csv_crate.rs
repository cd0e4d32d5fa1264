//! Reads and writes with the `csv` crate, as the comparison for `npm run bench`.
//!
//! The module is in this crate because generic code of `csv` is compiled with its caller, and this crate is compiled
//! for speed.

use csv::{ByteRecord, ReaderBuilder, Terminator, WriterBuilder};

/// The records of a file, with the header row.
#[derive(Debug, Default)]
pub struct Records {
    rows: Vec<ByteRecord>,
}

impl Records {
    /// Reads a comma-separated file.
    pub fn read(file: &[u8]) -> Result<Self, csv::Error> {
        let reader = ReaderBuilder::new().has_headers(false).from_reader(file);
        Ok(Self { rows: reader.into_byte_records().collect::<Result<_, _>>()? })
    }

    /// Number of records.
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// True without records.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// Writes `count` records from index `first` on; `room` is the initial capacity in bytes.
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
    fn a_file_is_written_as_it_was_read() {
        let file = b"No,Keterangan\r\n1,\"dua, tiga\"\r\n2,-\r\n";
        let records = Records::read(file).expect("the file is valid");
        assert_eq!(records.len(), 3);
        assert_eq!(records.write(0, 9, file.len()).expect("writing to memory succeeds"), file);
        assert_eq!(records.write(2, 1, 0).expect("writing to memory succeeds"), b"2,-\r\n");
    }
}
