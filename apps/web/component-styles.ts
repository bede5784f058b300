import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const component = /\/@mantine\/core\/esm\/(?:components|utils)\/.*\/(\w+)\.mjs$/;
const stylesOf = (module: string, name: string): string =>
  path.join(module.slice(0, module.indexOf('/esm/')), 'styles', `${name}.layer.css`);

/**
 * Makes each component of Mantine import its own styles, so that a page loads only those of its
 * components. The import follows the component's own imports: the parts of a component are styled
 * first, and the component overrides them. A development server bundles the library before plugins
 * see it, and gets all styles at once.
 */
export const componentStyles = (): Plugin => {
  let building = true;
  return {
    name: 'component-styles',
    configResolved: ({ command }) => {
      building = command === 'build';
    },
    transform: (code, id) => {
      if (!building)
        return id.endsWith('/src/app/start.tsx')
          ? `import '@mantine/core/styles.layer.css';\n${code}`
          : null;
      const name = component.exec(id)?.[1];
      if (name === undefined || !existsSync(stylesOf(id, name))) return null;
      return { code: `${code}\nimport '@mantine/core/styles/${name}.layer.css';`, map: null };
    },
  };
};
