import { type FactoryProvider, Inject } from '@nestjs/common';

declare const provided: unique symbol;

/**
 * What Nest provides under a name, for whatever is no class
 * of its own. It carries the type of what is provided.
 */
export type Token<T> = symbol & { readonly [provided]: T };

export const token = <T>(name: string): Token<T> => Symbol(name) as Token<T>;

type Class<T> = abstract new (...parts: never[]) => T;
export type AnyToken = Token<unknown> | Class<object>;

/** What is provided under a token. */
export type Provided<T> =
  T extends Token<infer Value> ? Value : T extends Class<infer Instance> ? Instance : never;

type AllProvided<Tokens extends readonly AnyToken[]> = {
  -readonly [Place in keyof Tokens]: Provided<Tokens[Place]>;
};

/**
 * What the constructor of a class takes, by token and in order. As Nest's decorator of this name, but
 * two tokens in the wrong order do not compile, and nothing rests on types that a compiler emits.
 */
export const Dependencies =
  <const Tokens extends readonly AnyToken[]>(...tokens: Tokens) =>
  (target: new (...parts: AllProvided<Tokens>) => object): void =>
    tokens.forEach((each, place) => Inject(each)(target, undefined, place));

type Made<Under> = Under extends string ? unknown : Provided<Under> | Promise<Provided<Under>>;

/** As `provide`, with the parts by name instead of by order: for whatever is made of more than a few. */
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
 * A part that is built by a function. The function takes what the tokens
 * provide, in their order, and makes what is asked for under `under`.
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
