import type { handleBidiStreamingCall } from '@grpc/grpc-js';
import { callerOf } from './caller.ts';
import { toProto } from './clock.ts';
import type { Database } from './database.ts';
import { documentsTarget, type ListenTarget, queryTarget, type Update } from './listen-target.ts';
import { planFor } from './reads.ts';
import { toServiceError } from './status.ts';
import type { Change } from './stored-doc.ts';
import type { Target } from './wire.ts';
import type { Services } from './writes.ts';

type ListenRequest = { database?: string; addTarget?: Target | null; removeTarget?: number };
type ListenResponse = Record<string, unknown>;
/** Clients abandon a stream that is silent for two minutes. */
const heartbeat = 45_000;

type Opened = { target: ListenTarget; mayStillRead: () => Promise<void> };

/** The stream that sends changes to snapshot listeners. */
export function listenStream(services: Services): handleBidiStreamingCall<ListenRequest, ListenResponse> {
  return (call) => {
    const targets = new Map<number, Opened>();
    let database: Database | undefined;
    let work = Promise.resolve();
    /** Requests and commits are processed one at a time. */
    const enqueue = (job: () => Promise<void> | void) => {
      work = work.then(job).catch((error: unknown) => {
        call.emit('error', toServiceError(error));
      });
    };

    const stopListening = services.store.listen((changed: Database, changes: Change[]) => {
      if (changed === database && targets.size > 0) enqueue(() => sendChanges(changed, changes));
    });
    call.on('data', (request: ListenRequest) => enqueue(() => answer(request)));
    call.on('end', () => enqueue(() => void call.end()));
    const beating = setInterval(() => {
      if (database && targets.size > 0) sendConsistent(database, 'NO_CHANGE', []);
    }, heartbeat);
    const stop = () => {
      stopListening();
      clearInterval(beating);
    };
    for (const event of ['close', 'cancelled', 'error', 'end']) call.on(event, stop);

    const targetChange = (targetChangeType: string, targetIds: number[], more: object = {}) =>
      call.write({ targetChange: { targetChangeType, targetIds, ...more } });

    /** Tells the client that everything so far has been sent. */
    const sendConsistent = (from: Database, type: 'CURRENT' | 'NO_CHANGE', targetIds: number[]) => {
      const readTime = toProto(from.now());
      targetChange(type, targetIds, {
        readTime,
        resumeToken: Buffer.from(`${readTime.seconds}.${readTime.nanos}`),
      });
    };

    const send = (from: Database, targetId: number, { path, doc, inTarget }: Update) => {
      const ids = inTarget ? { targetIds: [targetId] } : { removedTargetIds: [targetId] };
      if (doc) call.write({ documentChange: { document: from.toWire(doc), ...ids } });
      else
        call.write({
          documentDelete: { document: `${from.root}/${path}`, readTime: toProto(from.now()), ...ids },
        });
    };

    const refuse = (targetId: number, error: unknown) => {
      targets.delete(targetId);
      const { code, details } = toServiceError(error);
      targetChange('REMOVE', [targetId], { cause: { code, message: details } });
    };

    async function answer(request: ListenRequest): Promise<void> {
      database ??= services.store.database(request.database ?? '');
      if (request.addTarget) await addTarget(database, request.addTarget);
      else if (request.removeTarget !== undefined) {
        targets.delete(request.removeTarget);
        targetChange('REMOVE', [request.removeTarget]);
      }
    }

    async function addTarget(from: Database, request: Target): Promise<void> {
      const targetId = request.targetId || 1 + Math.max(0, ...targets.keys());
      try {
        const opened = open(from, request);
        await opened.mayStillRead();
        targets.set(targetId, opened);
        targetChange('ADD', [targetId]);
        // Resume tokens are not supported: the client starts over.
        if (request.resumeToken?.length || request.readTime) targetChange('RESET', [targetId]);
        for (const update of opened.target.start()) send(from, targetId, update);
        sendConsistent(from, 'CURRENT', [targetId]);
        sendConsistent(from, 'NO_CHANGE', []);
      } catch (error) {
        refuse(targetId, error);
      }
    }

    function open(from: Database, { documents, query }: Target): Opened {
      const caller = callerOf(call.metadata);
      if (query) {
        const plan = planFor(from, query.parent, query.structuredQuery);
        return {
          target: queryTarget(from, plan),
          mayStillRead: () => services.authoriser.mayList(from, caller, plan),
        };
      }
      const paths = (documents?.documents ?? []).map((name) => from.documentPathOf(name));
      const mayStillRead = async () => {
        for (const path of paths) await services.authoriser.mayGet(from, caller, path, from.get(path));
      };
      return { target: documentsTarget(from, paths), mayStillRead };
    }

    async function sendChanges(from: Database, changes: Change[]): Promise<void> {
      const paths = new Set(changes.map(({ path }) => path));
      let told = false;
      for (const [targetId, { target, mayStillRead }] of targets) {
        const updates = target.changed(paths);
        if (updates.length === 0) continue;
        try {
          await mayStillRead();
        } catch (error) {
          refuse(targetId, error);
          continue;
        }
        for (const update of updates) send(from, targetId, update);
        told = true;
      }
      if (told) sendConsistent(from, 'NO_CHANGE', []);
    }
  };
}
