import { generatedRequests } from './generated-requests.ts';

generatedRequests(1, 2);
