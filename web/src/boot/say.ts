/** Replaces the content of the page by one message. */
export function say(text: string) {
  const words = document.createElement("p");
  words.textContent = text;
  const place = document.createElement("div");
  place.className = "pembuka";
  place.setAttribute("role", "status");
  place.append(words);
  const root = document.getElementById("root");
  if (root === null) return;
  root.textContent = "";
  root.append(place);
}

export const damaged =
  "Berkas ini rusak, mungkin terpotong saat disalin. Salin ulang berkasnya, lalu buka lagi.";

export const notLoaded =
  "Portal Minerba tidak terunduh dengan lengkap. Periksa sambungan jaringan, lalu muat ulang halaman.";
