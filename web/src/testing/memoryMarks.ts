import type { Mark, Marks } from "../engine/storage/mark";

/** The browser's small storage, which several tabs share and which does not go with the disk. */
export class MemoryMarks implements Marks {
  mark: Mark | undefined;

  read = (): Mark | undefined => this.mark;

  write = (mark: Mark | undefined): void => {
    this.mark = mark;
  };

  wasDeleted = (): boolean => false;
}
