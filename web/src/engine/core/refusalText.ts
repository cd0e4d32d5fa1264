import type {
  DefinitionProblem,
  FieldError,
  FileProblem,
  Problem,
  Refusal,
} from "../../wasm/pkg/portal_core";
import {
  actionTexts,
  assignmentTexts,
  definitionTexts,
  documentProblemTexts,
  fieldTexts,
  fileProblemTexts,
  kindTexts,
  problemTexts,
  refusalTexts,
  reviewTexts,
  ticketTexts,
  undoTexts,
} from "./texts";

/** The sentence of §8 about a skipped file. */
export const fileProblemText = (name: string, problem: FileProblem): string =>
  fileProblemTexts[problem](name);

const withHint = (message: string, hint: string | undefined) =>
  hint === undefined ? message : `${message} ${hint}`;

function wording(field: string, problem: Problem): string {
  switch (problem.problem) {
    case "required":
    case "notAChoice":
    case "taken":
    case "gone":
    case "notCreator":
    case "notADate":
    case "notAnAmount":
    case "beforeToday":
    case "notInText":
    case "unchanged":
      return problemTexts[problem.problem](field);
    case "calculation":
      return `${field}: ${problem.message}`;
    case "inRow":
    case "sentence":
      return problem.message;
    case "notARow":
      return problemTexts.notARow(field, problem.last);
    case "settled":
      return problemTexts.settled(problem.status);
    case "aboveAmount":
      return problemTexts.aboveAmount(field, problem.amount);
    case "tooLong":
      return problemTexts.tooLong(field, problem.actual, problem.max);
    case "placeholders":
      return problemTexts.placeholders(field, problem.names.join(", "));
    case "file":
      return withHint(fileProblemText(problem.name, problem.why), problem.hint);
    case "tooMany":
      return problemTexts.tooMany(field, problem.max);
    case "hasAssignments":
      return problemTexts.hasAssignments(field, problem.count);
    case "notAnImage":
      return problemTexts.notAnImage(field, problem.max);
    case "notLater":
      return problemTexts.notLater(field, problem.than);
    case "placeTaken":
      return problemTexts.placeTaken(problem.name);
    case "tooFarAhead":
      return problemTexts.tooFarAhead(field, problem.latest);
    case "headerTaken":
      return problemTexts.headerTaken(problem.header);
    case "otherColumns":
      return problemTexts.otherColumns(problem.missing, problem.extra);
    case "ambiguous":
      return problemTexts.ambiguous(problem.header);
    case "document":
      return withHint(documentProblemTexts[problem.why](problem.name), problem.hint);
  }
}

/** The error message of a field. */
export const problemText = ({ field, problem }: FieldError): string =>
  wording(fieldTexts[field], problem);

const placed = ({ path, message }: DefinitionProblem) =>
  path === "" ? message : `${path}: ${message}`;

function wrongDefinition([first, ...others]: readonly DefinitionProblem[]): string {
  const what = first === undefined ? [] : [placed(first)];
  const more = others.length === 0 ? [] : [definitionTexts.more(others.length)];
  return [definitionTexts.wrong, ...what, ...more].join(" ");
}

type AssignedTwice = Extract<Refusal, { reason: "assignedTwice" }>;

function assignedTwice({ auditor, held, chosen }: AssignedTwice): string {
  const [first] = held;
  return chosen === 1 && first !== undefined
    ? assignmentTexts.assignedTwice(auditor, first)
    : assignmentTexts.severalTwice(auditor, held.length, chosen);
}

/** Says why something was refused and what to do. */
export function refusalText(refusal: Refusal): string {
  switch (refusal.reason) {
    case "notPermitted":
      return refusalTexts.notPermitted(actionTexts[refusal.action]);
    case "notFound":
      if (refusal.what === "commit") return undoTexts.gone;
      return refusalTexts.notFound(kindTexts[refusal.what]);
    case "wrongStatus":
      return ticketTexts.wrongStatus;
    case "wrongStep":
      return assignmentTexts.wrongStep;
    case "wrongReview":
      return reviewTexts.wrongReview;
    case "incompleteFindings":
      return [
        reviewTexts.incomplete,
        ...refusal.findings.map(({ title, missing }) => reviewTexts.lacks(title, missing)),
      ].join(" ");
    case "untestable":
      return refusal.message;
    case "stillAssigned":
      return assignmentTexts.stillAssigned(refusal.assignments);
    case "alreadyAssigned":
      return ticketTexts.alreadyAssigned(refusal.agent);
    case "selectionChanged":
      return ticketTexts.selectionChanged(refusal.now, refusal.seen);
    case "nothingChanges":
      return ticketTexts.nothingChanges;
    case "tooManyTickets":
      return ticketTexts.tooMany(refusal.max);
    case "assignedTwice":
      return assignedTwice(refusal);
    case "merged":
      return ticketTexts.merged(refusal.ticket, refusal.into);
    case "notMergeable":
      return ticketTexts.notMergeable[refusal.why](refusal.ticket);
    case "reopeningEnded":
      return ticketTexts.reopeningEnded(refusal.until);
    case "invalid":
      return refusal.errors.map(problemText).join(" ");
    case "unreachable":
      return undoTexts.unreachable(refusal.name, refusal.value);
    case "changedSince":
      // Both are empty if unknown.
      return refusal.who === ""
        ? undoTexts.changed
        : undoTexts.changedBy(refusal.who, refusal.when);
    case "answered":
      return undoTexts.answered(refusal.who, refusal.when);
    case "deactivated":
      return refusalTexts.deactivated(refusal.name);
    case "inUse":
      return refusalTexts.inUse(refusal.name);
    case "readOnly":
      return refusalTexts.readOnly;
    case "wrongDefinition":
      return wrongDefinition(refusal.problems);
  }
}
