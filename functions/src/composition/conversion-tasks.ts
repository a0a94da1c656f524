import { handleRedditRelay } from '../modules/conversions/conversions.tasks.ts';
import { connectPlatform, servicesOn } from './services.ts';

/** Handler of the queue of conversions, for this project. */
export async function connectConversionTasks() {
  return { redditRelay: handleRedditRelay(servicesOn(connectPlatform()).conversion) };
}
