/** Focuses the first invalid field, or the first control of an invalid group, after its message is drawn. */
export function focusFirstProblem(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const first = form.querySelector<HTMLElement>('[aria-invalid="true"], fieldset[data-invalid]');
    const control = first?.matches("fieldset")
      ? first.querySelector<HTMLElement>("input, select, textarea, button")
      : first;
    control?.focus();
  });
}
