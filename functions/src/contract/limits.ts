/** Sizes and counts that both sides enforce. */
export const LIMITS = {
  resume_bytes: 5 * 1024 * 1024,
  resume_pages: 20,
  /** A file with fewer letters has "no text" and is not a resume. */
  resume_min_letters: 120,
  resumes_per_user: 10,
  /** Resumes that one user may have checked by a language model in a UTC day. */
  refinements_per_day: 10,
  /** How long a deleted resume can be restored; then its file and record are removed. */
  resume_restore_minutes: 10,
  answer_restore_minutes: 10,
  career_jobs: 40,
  /** Schools, volunteer work, and projects, each. */
  career_entries: 30,
  career_bullets: 60,
  career_bullet: 2000,
  /** Four lists fit into one document of the database. */
  career_list_bytes: 200_000,
  job_titles: 10,
  skills: 60,
  additional_info: 2000,
  demographic_info: 2000,
  /** Companies and keywords that are never shown. */
  excluded: 100,
  feedback_message: 5000,
  json_body_bytes: 256 * 1024,
  sign_up_credits: 10,
  /** Credits that a user can be granted by administrators, and that one administrator can grant, in a UTC day. */
  granted_per_user_and_day: 1000,
  granted_per_admin_and_day: 5000,
  auto_apply_min_score: 80,
  auto_apply_min_score_least: 50,
  auto_apply_daily_limit: 10,
  auto_apply_daily_limit_max: 50,
  /** Applications that auto-apply sends to one company within `applications_per_company_days`. */
  auto_apply_company_limit: 2,
  /** How long a plan stands before auto-apply applies to its jobs. */
  auto_apply_lead_minutes: 60,
  apply_plans_shown: 3,
  /** Matches that a plan leaves out and says why, the best. */
  apply_plan_skipped: 10,
  application_note: 10_000,
  application_contacts: 20,
  own_application_text: 200,
  /** Applications that one user may add themselves. */
  own_applications: 500,
  own_application_years: 2,
  reminder_text: 500,
  open_reminders: 200,
  applications_per_company: 3,
  applications_per_company_days: 30,
  /** Applications that one call queues. */
  applications_at_once: 25,
  /** Matches that one call saves or dismisses. */
  verdicts_at_once: 100,
  saved_searches: 20,
  saved_search_name: 60,
  saved_search_restore_minutes: 10,
  /** For visitors without an account: skills that are ranked by, jobs that are shown. */
  trial_skills: 150,
  trial_matches: 5,
  page_size: 30,
  page_size_max: 100,
  /** Matches stored per search, best first. */
  matches_per_search: 1000,
  /** Characters that say what is wrong with a score. */
  score_note: 500,
} as const;
