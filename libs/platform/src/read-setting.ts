import { readFileSync } from 'node:fs';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * A setting, or the content of the file that `<name>_FILE` names, as Docker and Kubernetes mount secrets;
 * undefined where neither is set, an empty one counting as absent. Throws when the file cannot be read.
 */
export const readSetting = (name: string, env: Environment): string | undefined => {
  const file = env[`${name}_FILE`];
  return (file ? readFileSync(file, 'utf8').trim() : env[name]) || undefined;
};
