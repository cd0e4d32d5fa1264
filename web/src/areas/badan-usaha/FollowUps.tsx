import { ClipboardCheck, SearchX } from "lucide-react";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { LATE_LOOK } from "../../audit/AssignmentStatus";
import { OPEN_LOOK, SETTLED_LOOK } from "../../audit/followUp/FollowUpMarks";
import { followUpColumns } from "../../audit/followUp/followUpColumns";
import { type FollowUpFilter, type FollowUpList, refusalText, useView } from "../../engine";
import { figure } from "../../platform/figure";
import { paths } from "../../shared/paths";
import { type AddressQuery, useAddressQuery } from "../../shared/useAddressQuery";
import { useFocusRescue } from "../../shared/useFocusRescue";
import { useTitle } from "../../shared/useTitle";
import { FilterChips } from "../../ui/display/FilterChips";
import type { Look } from "../../ui/display/ticketLook";
import { ClearFilters } from "../../ui/feedback/ClearFilters";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { Notice } from "../../ui/feedback/Notice";
import { useKeptList } from "../../ui/page/lastList";
import { PageHeader } from "../../ui/page/PageHeader";
import { ClampText } from "../../ui/table/ClampText";
import { DataTable } from "../../ui/table/DataTable";
import styles from "./followUps.module.css";
import { followUpsTexts as texts } from "./texts";

const at = paths.badanUsaha;

const PARTS = { status: "status" };

const LOOKS: Record<FollowUpFilter, Look> = {
  open: OPEN_LOOK,
  late: LATE_LOOK,
  settled: SETTLED_LOOK,
};

/** The accepted findings that a company follows up (decisions §9). */
export function FollowUps() {
  useTitle(texts.title);
  useKeptList(at.followUps);
  const { state, change } = useAddressQuery(PARTS);
  const { status } = state;
  const answer = useView("followUps", status === undefined ? {} : { status });
  return (
    <div className={styles.screen}>
      <PageHeader title={texts.title} purpose={texts.purpose} />
      {answer.kind === "refused" ? (
        <Notice text={refusalText(answer.refusal)} />
      ) : (
        <List list={answer.value} change={change} />
      )}
    </div>
  );
}

type ListProps = { list: FollowUpList; change: AddressQuery<"status">["change"] };

function List({ list: { rows, status, total, parts }, change }: ListProps) {
  const columns = useMemo(
    () =>
      followUpColumns((row) => (
        <Link to={at.followUp(row.id)}>
          <ClampText text={row.title} />
        </Link>
      )),
    [],
  );
  useFocusRescue(status, () => document.querySelector<HTMLElement>("h1"));
  const all = () => change({ status: undefined });
  return (
    <>
      <FilterChips
        label={texts.summary}
        chips={[
          {
            key: "total",
            label: texts.total,
            value: figure(total),
            pressed: status === undefined,
            onPress: all,
          },
          ...parts.map(({ value, label, count }) => ({
            key: value,
            label,
            look: LOOKS[value],
            value: figure(count),
            pressed: status === value,
            onPress: () => change({ status: status === value ? undefined : value }),
          })),
        ]}
      />
      <DataTable
        caption={texts.title}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        empty={
          total > 0 ? (
            <EmptyState
              icon={SearchX}
              title={texts.noMatch}
              action={<ClearFilters label={texts.all} onClear={all} />}
            />
          ) : (
            <EmptyState icon={ClipboardCheck} title={texts.empty.title}>
              {texts.empty.text}
            </EmptyState>
          )
        }
      />
    </>
  );
}
