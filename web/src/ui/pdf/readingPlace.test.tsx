import { expect, test } from "vitest";
import { keepReadingPlace, readingPlace } from "./readingPlace";

test("each document has a place, and the oldest of more than 100 is forgotten", () => {
  for (let id = 0; id < 101; id += 1) keepReadingPlace(`DOC_${id}`, { page: id + 1, offset: 0.5 });
  expect(readingPlace("DOC_0")).toBeUndefined();
  expect(readingPlace("DOC_100")).toEqual({ page: 101, offset: 0.5 });
});

test("what is not a place is ignored", () => {
  sessionStorage.setItem("portal-minerba.reading", '{"DOC_1": {"page": "x"}, "DOC_2": 4}');
  expect(readingPlace("DOC_1")).toBeUndefined();
  sessionStorage.setItem("portal-minerba.reading", "{");
  expect(readingPlace("DOC_2")).toBeUndefined();
});
