interface EventWithDecks {
  readonly settings: { readonly decksPublic: 'always' | 'after-event' | 'never' };
  readonly status: string;
}

/** Whether the event shows everyone's deck to everyone now. */
export const decksArePublic = ({ settings: { decksPublic }, status }: EventWithDecks): boolean =>
  decksPublic === 'always' || (decksPublic === 'after-event' && status === 'finished');
