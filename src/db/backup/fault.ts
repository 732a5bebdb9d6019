export type BackupFaultCode = 'empty' | 'unreadable' | 'newer' | 'occupied' | 'inUse' | 'differs' | 'unwritable' | 'otherKey';

/** Why a backup cannot be made or restored; its message is a sentence for the owner. Nothing was changed. */
export class BackupFault extends Error {
  readonly code: BackupFaultCode;

  constructor(code: BackupFaultCode, message: string) {
    super(message);
    this.code = code;
  }
}
