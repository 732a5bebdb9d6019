type Role = 'Admin' | 'Player';

/** How the session began: through Steam, a link from the game, or a program's token. */
export type SessionKind = 'steam' | 'game' | 'program';

/** The signed-in caller; undefined for an anonymous one. */
export type Caller = { playerId: number; sessionId: string; kind: SessionKind; role: Role };
