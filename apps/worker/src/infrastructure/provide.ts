import type { FactoryProvider } from '@nestjs/common';

/** Nest hands the injected parts over in the order of their tokens; their types meet here. */
export const provide = <Parts extends never[]>(
  provided: symbol,
  inject: readonly (symbol | string)[],
  make: (...parts: Parts) => unknown,
): FactoryProvider => ({
  provide: provided,
  inject: [...inject],
  useFactory: make as (...parts: never[]) => unknown,
});
