import type { Answer, PortalCore, Read } from "../../wasm/pkg/portal_core";

type ReadMethod<Q, V> = (query: Q) => Read<V>;

/** Names of the core's views: methods that return a `Read`. */
export type ViewName = {
  [K in keyof PortalCore]: PortalCore[K] extends ReadMethod<never, unknown> ? K : never;
}[keyof PortalCore];

type Queries = {
  [N in ViewName]: PortalCore[N] extends ReadMethod<infer Q, unknown> ? Q : never;
};

type Values = {
  [N in ViewName]: PortalCore[N] extends ReadMethod<never, infer V> ? V : never;
};

export type ValueOf<N extends ViewName> = Values[N];
export type AnswerOf<N extends ViewName> = Answer<Values[N]>;

export type QueryOf<N extends ViewName> = Queries[N] | undefined;

/** Arguments after a view's name: none if the view has no query, or can do without. */
export type QueryArgs<N extends ViewName> = undefined extends Queries[N]
  ? [query?: Queries[N]]
  : [query: Queries[N]];

/** The core's views as a map from name to query and answer, for TypeScript. */
export type Readable = {
  // Typed wider than the method; `QueryArgs` has already checked the query.
  [N in ViewName]: { read(query: QueryOf<N>): Read<Values[N]> }["read"];
};
