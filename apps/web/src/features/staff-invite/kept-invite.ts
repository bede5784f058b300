const nameOf = (eventId: string): string => `conclave-staff-invite-${eventId}`;

/**
 * The code after the `#` of a staff invitation link; kept for this tab while the invited person
 * signs in.
 */
export const inviteCode = (eventId: string): string => {
  const given = window.location.hash.slice(1);
  try {
    if (given !== '') window.sessionStorage.setItem(nameOf(eventId), given);
    return window.sessionStorage.getItem(nameOf(eventId)) ?? '';
  } catch {
    // Without storage, the code lasts as long as the address.
    return given;
  }
};

export const forgetInvite = (eventId: string): void => {
  try {
    window.sessionStorage.removeItem(nameOf(eventId));
  } catch {
    // Without storage, nothing was kept.
  }
};
