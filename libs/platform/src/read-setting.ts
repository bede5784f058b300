import { readFileSync } from 'node:fs';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * A setting, or the content of the file named by `<name>_FILE`, as Docker and Kubernetes mount
 * secrets; undefined if neither is set. An empty one counts as absent. Throws if the file cannot be
 * read.
 */
export const readSetting = (name: string, env: Environment): string | undefined => {
  const file = env[`${name}_FILE`];
  return (file ? readFileSync(file, 'utf8').trim() : env[name]) || undefined;
};
