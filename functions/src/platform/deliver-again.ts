/** Thrown by the handler of a task that is fine and has to be delivered again later: no error, so none is logged. */
export class DeliverAgain extends Error {
  override readonly name: string = 'DeliverAgain';
}
