import type { LucideIcon } from "lucide-react";
import { Link } from "react-router-dom";
import type { Folder } from "../../../engine";
import styles from "./FolderCards.module.css";
import { folderTexts } from "./texts";

export type FolderCardsProps = {
  label: string;
  icon: LucideIcon;
  folders: readonly Folder[];
  langOf?: ((value: string) => string | undefined) | undefined;
  countsCompanies?: boolean | undefined;
  addressOf: (value: string) => string;
};

export function FolderCards({
  label,
  icon: Icon,
  folders,
  langOf,
  countsCompanies,
  addressOf,
}: FolderCardsProps) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {folders.map((folder) => (
        <li key={folder.value}>
          <Link to={addressOf(folder.value)} className={styles.card}>
            <Icon className={styles.icon} aria-hidden="true" />
            <span className={styles.name} lang={langOf?.(folder.value)}>
              {folder.label}
            </span>
            <span className={styles.counts}>
              {countsCompanies
                ? folderTexts.companies(folder.companies, folder.documents)
                : folderTexts.documents(folder.documents)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
