import { useState } from "react";
import { type AgentRow, refusalText, useView } from "../../engine";
import { Notice } from "../../ui/feedback/Notice";
import { RadioOptions } from "../../ui/form/RadioOptions";
import { SearchField } from "../../ui/form/SearchField";
import { TableFooter } from "../../ui/table/TableFooter";
import styles from "./AgentPicker.module.css";

/** Holds the name, because a search may hide the row of the chosen agent. */
export type ChosenAgent = Pick<AgentRow, "id" | "name">;

export type AgentPickerProps = {
  ticket: string;
  chosen: ChosenAgent | undefined;
  onChoose: (agent: ChosenAgent) => void;
};

/** Finds an agent by name or e-mail, and shows each agent's workload (§2.4). */
export function AgentPicker({ ticket, chosen, onChoose }: AgentPickerProps) {
  const [query, setQuery] = useState({ search: "", page: "", pageSize: "" });
  const answer = useView("agents", { ticket, ...query });
  if (answer.kind === "refused") return <Notice text={refusalText(answer.refusal)} />;

  const { agents, pagination, pageSizes } = answer.value;
  const options = agents.map(({ id, name, email, department, load, isHolder }) => ({
    value: id,
    label: name,
    description: `${email} · ${department} · ${load} tiket berjalan${isHolder ? " · menangani tiket ini saat ini" : ""}`,
  }));
  return (
    <div className={styles.picker}>
      <SearchField
        label="Cari agen"
        value={query.search}
        onChange={(search) => setQuery({ ...query, search, page: "" })}
      />
      {agents.length === 0 ? (
        <p className={styles.empty} lang="en">
          {query.search.trim() === "" ? "No options available" : "No results found"}
        </p>
      ) : (
        <RadioOptions
          legend="Agen"
          hideLegend
          options={options}
          value={chosen?.id ?? null}
          onChange={(id) => {
            const agent = agents.find((row) => row.id === id);
            if (agent) onChoose(agent);
          }}
        />
      )}
      <p className={styles.chosen}>
        {chosen ? (
          <>
            Agen terpilih: <strong>{chosen.name}</strong>
          </>
        ) : (
          "Belum ada agen yang dipilih."
        )}
      </p>
      <TableFooter
        showing={pagination.showing}
        pageSize={{
          value: pagination.pageSize,
          options: pageSizes,
          onChange: (size) => setQuery({ ...query, pageSize: String(size), page: "" }),
        }}
        pagination={{
          page: pagination.page,
          pageCount: pagination.pageCount,
          window: pagination.window,
          label: "Halaman agen",
          onPage: (page) => setQuery({ ...query, page: String(page) }),
        }}
      />
    </div>
  );
}
