/** Why a request's signature was refused: the status that the specifications ask for, and the message for the developers of the client. */
export class SignatureRefusal extends Error {
  override readonly name = 'SignatureRefusal';
  /** 401: not signed as it has to be; 403: the key is nobody's; 400: signed, but wrong. */
  readonly status: 400 | 401 | 403;

  constructor(status: 400 | 401 | 403, developerMessage: string) {
    super(developerMessage);
    this.status = status;
  }
}
