import { type FactoryProvider, Inject } from '@nestjs/common';

declare const provided: unique symbol;

/**
 * The token of a value that Nest provides and that is not a class of its own. It carries the type
 * of the value.
 */
export type Token<T> = symbol & { readonly [provided]: T };

export const token = <T>(name: string): Token<T> => Symbol(name) as Token<T>;

type Class<T> = abstract new (...parts: never[]) => T;
export type AnyToken = Token<unknown> | Class<object>;

/** The type of the value of a token. */
export type Provided<T> =
  T extends Token<infer Value> ? Value : T extends Class<infer Instance> ? Instance : never;

type AllProvided<Tokens extends readonly AnyToken[]> = {
  -readonly [Place in keyof Tokens]: Provided<Tokens[Place]>;
};

/**
 * The dependencies of a class's constructor, by token and in order. Like Nest's `Dependencies`
 * decorator, but tokens in the wrong order do not compile, and it does not depend on types emitted
 * by the compiler.
 */
export const Dependencies =
  <const Tokens extends readonly AnyToken[]>(...tokens: Tokens) =>
  (target: new (...parts: AllProvided<Tokens>) => object): void =>
    tokens.forEach((each, place) => Inject(each)(target, undefined, place));

type Made<Under> = Under extends string ? unknown : Provided<Under> | Promise<Provided<Under>>;

/**
 * The same as `provide`, with dependencies by name instead of by order, for values with more than a
 * few.
 */
export const provideParts = <
  const Under extends AnyToken | string,
  const Tokens extends Readonly<Record<string, AnyToken>>,
>(
  under: Under,
  tokens: Tokens,
  make: (parts: { readonly [Name in keyof Tokens]: Provided<Tokens[Name]> }) => Made<Under>,
): FactoryProvider => ({
  provide: under,
  inject: Object.values(tokens),
  useFactory: (...parts: unknown[]) =>
    make(
      Object.fromEntries(Object.keys(tokens).map((name, place) => [name, parts[place]])) as never,
    ),
});

/**
 * A provider with a factory function. The function receives the values of the tokens, in order, and
 * creates the value of `under`.
 */
export const provide = <
  const Under extends AnyToken | string,
  const Tokens extends readonly AnyToken[],
>(
  under: Under,
  tokens: Tokens,
  make: (...parts: AllProvided<Tokens>) => Made<Under>,
): FactoryProvider => ({
  provide: under,
  inject: [...tokens],
  useFactory: make as (...parts: unknown[]) => unknown,
});
