const nameOf = (eventId: string): string => `conclave-staff-invite-${eventId}`;

/** The code behind the `#` of a link for staff; kept for this tab while whoever was invited signs in. */
export const inviteCode = (eventId: string): string => {
  const given = window.location.hash.slice(1);
  try {
    if (given !== '') window.sessionStorage.setItem(nameOf(eventId), given);
    return window.sessionStorage.getItem(nameOf(eventId)) ?? '';
  } catch {
    // Storage may be closed to pages: then the code lasts as long as the address.
    return given;
  }
};

export const forgetInvite = (eventId: string): void => {
  try {
    window.sessionStorage.removeItem(nameOf(eventId));
  } catch {
    // Nothing was kept.
  }
};
