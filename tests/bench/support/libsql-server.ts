/** A process with the libSQL server of the local stack, on the folder that it is started with. Answers each message with its memory. */
import { startLibsql } from '../../../emulators/libsql/server.ts';

const [dataDir = '.'] = process.argv.slice(2);
const { origin } = await startLibsql({ port: 0, host: '127.0.0.1', dataDir });
process.on('message', () => process.send?.({ resident_mb: process.memoryUsage().rss / 2 ** 20 }));
process.send?.({ origin });
