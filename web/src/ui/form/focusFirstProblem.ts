/** Leads to the first field that keeps a form from being sent, once its message is drawn. */
export function focusFirstProblem(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
}
