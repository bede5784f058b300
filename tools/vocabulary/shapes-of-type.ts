import path from 'node:path';
import ts from 'typescript';
import type { Shape } from '../../libs/bundles/src/shape.js';

const readProgram = (root: string, file: string): ts.Program => {
  const config = path.join(root, 'tsconfig.json');
  const { config: read } = ts.readConfigFile(config, (name) => ts.sys.readFile(name)) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(read, ts.sys, root);
  return ts.createProgram([file], { ...options, noEmit: true });
};

/** Walks a type and records every shape once: the type itself has index 0. */
class Walk {
  readonly shapes: Shape[] = [];
  readonly #places = new Map<ts.Type, number>();
  readonly #plain = new Map<string, number>();

  constructor(private readonly checker: ts.TypeChecker) {}

  placeOf(type: ts.Type): number {
    const plain = this.#plainShape(type);
    if (plain) return this.#placeOfPlain(plain);
    const known = this.#places.get(type);
    if (known !== undefined) return known;
    const place = this.shapes.push({ any: [] }) - 1;
    this.#places.set(type, place);
    this.shapes[place] = this.#shapeOf(type);
    return place;
  }

  #placeOfPlain(shape: Shape): number {
    const key = JSON.stringify(shape);
    const known = this.#plain.get(key) ?? this.shapes.push(shape) - 1;
    this.#plain.set(key, known);
    return known;
  }

  #plainShape(type: ts.Type): Shape | null {
    if (type.flags & ts.TypeFlags.String) return { of: 'string' };
    if (type.flags & ts.TypeFlags.Number) return { of: 'number' };
    if (type.flags & ts.TypeFlags.Boolean) return { of: 'boolean' };
    const values = this.#literals(type);
    return values && { one: values };
  }

  #literals(type: ts.Type): (string | number | boolean)[] | null {
    if (type.isUnion()) {
      const all = this.#defined(type).map((each) => this.#literals(each));
      return all.every((each) => each !== null) ? all.flat().toSorted() : null;
    }
    if (type.isStringLiteral() || type.isNumberLiteral()) return [type.value];
    if (type.flags & ts.TypeFlags.BooleanLiteral)
      return [this.checker.typeToString(type) === 'true'];
    return null;
  }

  #defined(type: ts.UnionType): ts.Type[] {
    return type.types.filter((each) => !(each.flags & ts.TypeFlags.Undefined));
  }

  #shapeOf(type: ts.Type): Shape {
    if (type.isUnion()) return { any: this.#defined(type).map((each) => this.placeOf(each)) };
    if (this.checker.isArrayType(type) || this.checker.isTupleType(type)) {
      const item = this.checker.getIndexTypeOfType(type, ts.IndexKind.Number);
      if (item) return { list: this.placeOf(item) };
    }
    const index = this.checker.getIndexTypeOfType(type, ts.IndexKind.String);
    if (index) return { map: this.placeOf(index) };
    if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)))
      throw new Error(`a bundle cannot carry ${this.checker.typeToString(type)}`);
    return this.#fieldsOf(type);
  }

  #fieldsOf(type: ts.Type): Shape {
    const properties = this.checker
      .getPropertiesOfType(type)
      .toSorted((a, b) => (a.name < b.name ? -1 : 1));
    const fields: Record<string, number> = {};
    for (const each of properties)
      fields[each.name] = this.placeOf(
        this.checker.getNonNullableType(this.checker.getTypeOfSymbol(each)),
      );
    const needs = properties
      .filter((each) => !(each.flags & ts.SymbolFlags.Optional))
      .map((each) => each.name);
    return { fields, needs };
  }
}

/**
 * The shapes of a type that a file exports.
 * @throws Error for a type that JSON cannot represent
 */
export const shapesOfType = (root: string, file: string, name: string): readonly Shape[] => {
  const program = readProgram(root, path.join(root, file));
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(path.join(root, file));
  const module = source && checker.getSymbolAtLocation(source);
  const symbol = module && checker.getExportsOfModule(module).find((each) => each.name === name);
  if (!symbol) throw new Error(`${file} exports no ${name}`);
  const walk = new Walk(checker);
  walk.placeOf(checker.getDeclaredTypeOfSymbol(symbol));
  return walk.shapes;
};
