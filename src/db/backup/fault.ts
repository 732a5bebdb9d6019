export type BackupFaultCode = 'empty' | 'unreadable' | 'newer' | 'occupied' | 'inUse' | 'differs' | 'unwritable' | 'otherKey' | 'refused';

/** Why a backup cannot be made or restored, or a month cannot be moved. The message is a sentence for the owner. Nothing was changed. */
export class BackupFault extends Error {
  readonly code: BackupFaultCode;

  constructor(code: BackupFaultCode, message: string) {
    super(message);
    this.code = code;
  }
}
