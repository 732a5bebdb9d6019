type Role = 'Admin' | 'Player';

/** How a session began: at Steam, by a link of the game, or as a program's token. */
export type SessionKind = 'steam' | 'game' | 'program';

/** Whoever is signed in; an anonymous caller is undefined. */
export type Caller = { playerId: number; sessionId: string; kind: SessionKind; role: Role };
