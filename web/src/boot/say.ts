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
