import { generatedRequests } from './generated-requests.ts';

generatedRequests(0, 2);
