import type { UseFormReturnType } from '@mantine/form';

/** Brings the first field that is wrong into view: the button may stand far below it. */
export const showFirstFault =
  <Values>(form: Pick<UseFormReturnType<Values>, 'getInputNode'>) =>
  (errors: Readonly<Record<string, unknown>>): void => {
    const nodes = Object.keys(errors)
      .map((path) => form.getInputNode(path))
      .filter((node) => node !== null);
    const [first] = nodes.sort((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    first?.closest('details')?.setAttribute('open', '');
    first?.focus();
  };
