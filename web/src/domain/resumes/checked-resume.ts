/** A stored resume, as the profile hands it to the page that shows how machines read it: in the state of the navigation. */
export type CheckedResume = { id: string; file_name: string };
