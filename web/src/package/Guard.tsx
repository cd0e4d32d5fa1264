import { Component, type ReactNode } from "react";
import { Notice } from "../ui/feedback/Notice";
import { pageTexts as texts } from "./texts";

type GuardProps = { children: ReactNode };

/** Draws a notice if its content has another form than the portal writes, so that the rest of the page stays readable. */
export class Guard extends Component<GuardProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <Notice text={texts.broken} /> : this.props.children;
  }
}
