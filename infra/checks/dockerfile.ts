/** One instruction of a Dockerfile, continuation lines joined. */
export interface Instruction {
  readonly name: string;
  readonly text: string;
}

export interface Stage {
  readonly base: string;
  readonly alias: string | undefined;
  readonly instructions: readonly Instruction[];
}

const instructionsOf = (dockerfile: string): Instruction[] =>
  dockerfile
    .replace(/^\s*#.*$/gm, '')
    .replace(/\\\s*\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [name = '', ...words] = line.split(/\s+/);
      return { name: name.toUpperCase(), text: words.join(' ') };
    });

/** The stages of a Dockerfile; throws for anything that is not an instruction. */
export function parseDockerfile(dockerfile: string): Stage[] {
  const stages: { base: string; alias: string | undefined; instructions: Instruction[] }[] = [];
  for (const instruction of instructionsOf(dockerfile)) {
    if (
      !/^(FROM|ARG|ENV|WORKDIR|COPY|RUN|USER|EXPOSE|STOPSIGNAL|CMD|ENTRYPOINT|LABEL)$/.test(
        instruction.name,
      )
    )
      throw new Error(`no instruction: ${instruction.name}`);
    if (instruction.name === 'FROM') {
      const [base = '', , alias] = instruction.text.split(' ');
      stages.push({ base, alias, instructions: [] });
    } else stages.at(-1)?.instructions.push(instruction);
  }
  return stages;
}

export interface Copy {
  readonly from: string | undefined;
  readonly sources: readonly string[];
  readonly target: string;
}

export function copiesOf(stage: Stage): Copy[] {
  return stage.instructions
    .filter(({ name }) => name === 'COPY')
    .map(({ text }) => {
      const words = text.split(' ');
      const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
      const paths = words.filter((word) => !word.startsWith('--'));
      return { from, sources: paths.slice(0, -1), target: paths.at(-1) ?? '' };
    });
}

/** The last instruction of that name: Docker lets later ones win. */
export const lastOf = (stage: Stage, name: string): string | undefined =>
  stage.instructions.filter((instruction) => instruction.name === name).at(-1)?.text;
