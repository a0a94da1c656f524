import { createServer, type Server, type Socket } from 'node:net';

const preface = Buffer.from('PRI * HTTP/2.0');

/**
 * One port for two protocols: a connection that opens with the HTTP/2 preface goes to `http2`, any other to `http1`.
 * The bytes read to tell them apart are put back.
 */
export function demultiplex(http2: (socket: Socket) => void, http1: (socket: Socket) => void): Server {
  return createServer({ noDelay: true }, (socket) => {
    let start = Buffer.alloc(0);
    socket.on('error', () => socket.destroy());
    const decide = () => {
      for (let chunk: Buffer | null = socket.read(); chunk !== null; chunk = socket.read())
        start = Buffer.concat([start, chunk]);
      const length = Math.min(start.length, preface.length);
      const couldBeHttp2 = start.subarray(0, length).equals(preface.subarray(0, length));
      if (couldBeHttp2 && length < preface.length) return;
      socket.off('readable', decide);
      socket.unshift(start);
      (couldBeHttp2 ? http2 : http1)(socket);
    };
    socket.on('readable', decide);
  });
}
