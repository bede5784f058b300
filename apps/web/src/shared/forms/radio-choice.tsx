import { Group, Radio, SimpleGrid, Stack } from '@mantine/core';

interface ChoiceProps<Value extends string | number> {
  readonly label: string;
  readonly chosen: Value;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly description?: string;
  }[];
  readonly onChange: (value: Value) => void;
  /** In a row, in a stack, or in columns if there is room. */
  readonly layout?: 'row' | 'stack' | 'columns';
}

/** A choice among a few options that are all visible. */
export const RadioChoice = <Value extends string | number>({
  label,
  chosen,
  options,
  onChange,
  layout = 'row',
}: ChoiceProps<Value>) => {
  const radios = options.map(({ value, ...words }) => (
    <Radio key={value} value={String(value)} {...words} />
  ));
  return (
    <Radio.Group
      label={label}
      value={String(chosen)}
      onChange={(text) =>
        onChange(options.find(({ value }) => String(value) === text)?.value ?? chosen)
      }
    >
      {layout === 'row' ? <Group mt={6}>{radios}</Group> : null}
      {layout === 'stack' ? (
        <Stack gap={6} mt={6}>
          {radios}
        </Stack>
      ) : null}
      {layout === 'columns' ? (
        <SimpleGrid cols={{ base: 1, sm: options.length === 4 ? 2 : 3 }} mt="xs">
          {radios}
        </SimpleGrid>
      ) : null}
    </Radio.Group>
  );
};
