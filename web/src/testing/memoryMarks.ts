import type { Mark, Marks } from "../engine/storage/mark";

/** Local storage, which tabs share and which is independent of the disk. */
export class MemoryMarks implements Marks {
  mark: Mark | undefined;

  read = (): Mark | undefined => this.mark;

  write = (mark: Mark | undefined): void => {
    this.mark = mark;
  };

  wasDeleted = (): boolean => false;
}
