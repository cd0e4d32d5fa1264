import type { AgentRow, Agents } from "../../engine";
import { RadioOptions } from "../../ui/form/RadioOptions";
import { SearchField } from "../../ui/form/SearchField";
import { TableFooter } from "../../ui/table/TableFooter";
import styles from "./AgentPicker.module.css";
import { pickerTexts } from "./texts";

/** Holds the name, because a search may hide the row of the chosen agent. */
export type ChosenAgent = Pick<AgentRow, "id" | "name">;

export type AgentSearch = { search: string; page: string; pageSize: string };

export const NO_SEARCH: AgentSearch = { search: "", page: "", pageSize: "" };

export type AgentPickerProps = {
  view: Agents;
  search: AgentSearch;
  onSearch: (search: AgentSearch) => void;
  chosen: ChosenAgent | undefined;
  onChoose: (agent: ChosenAgent) => void;
};

/** Finds an agent by name or e-mail, and shows each agent's workload (§2.4). */
export function AgentPicker({ view, search, onSearch, chosen, onChoose }: AgentPickerProps) {
  const { agents, pagination, pageSizes } = view;
  const options = agents.map(({ id, name, email, department, load, isHolder }) => ({
    value: id,
    label: name,
    description: [email, department, pickerTexts.load(load), isHolder && pickerTexts.isHolder]
      .filter(Boolean)
      .join(" · "),
  }));
  return (
    <div className={styles.picker}>
      <SearchField
        isFirst
        label={pickerTexts.search}
        value={search.search}
        onChange={(text) => onSearch({ ...search, search: text, page: "" })}
      />
      {agents.length === 0 ? (
        <p className={styles.empty} lang="en">
          {search.search.trim() === "" ? pickerTexts.empty : pickerTexts.noMatch}
        </p>
      ) : (
        <RadioOptions
          legend={pickerTexts.agents}
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
            {pickerTexts.chosen.before} <strong>{chosen.name}</strong>. {pickerTexts.chosen.after}
          </>
        ) : (
          pickerTexts.noneChosen
        )}
      </p>
      <TableFooter
        showing={pagination.showing}
        pageSize={{
          value: pagination.pageSize,
          options: pageSizes,
          onChange: (size) => onSearch({ ...search, pageSize: String(size), page: "" }),
        }}
        pagination={{
          page: pagination.page,
          pageCount: pagination.pageCount,
          window: pagination.window,
          label: pickerTexts.pages,
          onPage: (page) => onSearch({ ...search, page: String(page) }),
        }}
      />
    </div>
  );
}
