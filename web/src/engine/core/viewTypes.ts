import type { Answer, PortalCore, Read } from "../../wasm/pkg/portal_core";

type ReadMethod<Q, V> = (query: Q) => Read<V>;

/** The core's views: those of its methods that answer with a `Read`. */
export type ViewName = {
  [K in keyof PortalCore]: PortalCore[K] extends ReadMethod<never, unknown> ? K : never;
}[keyof PortalCore];

/** What each view asks for. */
type Queries = {
  [N in ViewName]: PortalCore[N] extends ReadMethod<infer Q, unknown> ? Q : never;
};

/** What each view answers. */
type Values = {
  [N in ViewName]: PortalCore[N] extends ReadMethod<never, infer V> ? V : never;
};

export type ValueOf<N extends ViewName> = Values[N];
export type AnswerOf<N extends ViewName> = Answer<Values[N]>;

/** The arguments after a view's name: none for a view that asks for nothing. */
export type QueryArgs<N extends ViewName> = undefined extends Queries[N] ? [] : [query: Queries[N]];

/** The core as what can be read from it: lets TypeScript follow a view's name to its query and its value. */
export type Readable = {
  // A method's parameter may be narrower than declared: `QueryArgs` has already asked for a query where one is due.
  [N in ViewName]: { read(query: Queries[N] | undefined): Read<Values[N]> }["read"];
};
