import * as contract from '../../contract/applications.ts';
import * as answers from '../../contract/applications-answers.ts';
import * as batch from '../../contract/applications-batch.ts';
import * as form from '../../contract/applications-form.ts';
import * as notes from '../../contract/applications-notes.ts';
import * as outcomes from '../../contract/applications-outcomes.ts';
import * as own from '../../contract/applications-own.ts';
import * as questions from '../../contract/applications-questions.ts';
import * as sending from '../../contract/applications-sending.ts';
import * as status from '../../contract/applications-status.ts';
import * as plans from '../../contract/apply-plans.ts';
import { type Route, route } from '../../http/route.ts';
import type { ResumeDeps } from '../resumes/resume-deps.ts';
import { changeAnswer, deleteAnswer, listAnswers, restoreAnswer } from './answers/remembered-answers.ts';
import type { ApplicationDeps } from './application-deps.ts';
import { createApplicationTo } from './create/create-application.ts';
import { createApplicationsTo } from './create/create-applications.ts';
import { addOwnApplication, removeOwnApplication } from './create/own-application.ts';
import { callId } from './lifecycle/application-record.ts';
import {
  changeReminder,
  createReminder,
  deleteReminder,
  listReminders,
  readNotes,
  saveNotes,
} from './notes/keep-notes.ts';
import { readOutcomes } from './outcomes/read-outcomes.ts';
import { changePlannedJob, startPlan } from './plan/change-plan.ts';
import { listPlans } from './plan/read-plans.ts';
import { answerGroups, readQuestions } from './questions/answer-groups.ts';
import { listApplicationsOf, readApplication, readScreenshot } from './read/read-applications.ts';
import { answerQuestions } from './review/answer-questions.ts';
import { approveApplication } from './review/approve-application.ts';
import { retryApplication } from './review/retry-application.ts';
import { setApplicationStatus, undoApplicationStatus } from './review/set-status.ts';

/** `resume` is needed only where a form is looked at in advance. */
export function applicationsRoutes(
  deps: ApplicationDeps,
  resume: Pick<ResumeDeps, 'resumes' | 'career'>,
): Route[] {
  return [
    route(sending.createApplication, ({ caller, body, idempotency_key }) =>
      createApplicationTo(deps, caller.uid, body.posting_id, {
        call: callId(sending.createApplication.name, idempotency_key),
      }),
    ),
    route(own.addApplication, ({ caller, body, idempotency_key }) =>
      addOwnApplication(deps, caller.uid, body, callId(own.addApplication.name, idempotency_key)),
    ),
    route(own.removeApplication, ({ caller, params }) =>
      removeOwnApplication(deps, caller.uid, params.application_id),
    ),
    route(batch.createApplications, ({ caller, body, idempotency_key }) =>
      createApplicationsTo(
        deps,
        caller.uid,
        body.posting_ids,
        callId(batch.createApplications.name, idempotency_key),
      ),
    ),
    route(contract.listApplications, ({ caller, query }) => listApplicationsOf(deps, caller.uid, query)),
    route(contract.getApplication, ({ caller, params }) =>
      readApplication(deps, caller.uid, params.application_id),
    ),
    route(sending.answerQuestions, ({ caller, params, body }) =>
      answerQuestions(deps, caller.uid, params.application_id, body.answers),
    ),
    route(sending.approveApplication, ({ caller, params, idempotency_key }) =>
      approveApplication(
        deps,
        caller.uid,
        params.application_id,
        callId(sending.approveApplication.name, idempotency_key),
      ),
    ),
    route(sending.retryApplication, ({ caller, params, idempotency_key }) =>
      retryApplication(deps, caller.uid, params.application_id, {
        call: callId(sending.retryApplication.name, idempotency_key),
      }),
    ),
    route(status.setApplicationStatus, ({ caller, params, body }) =>
      setApplicationStatus(deps, caller.uid, params.application_id, body.status),
    ),
    route(status.undoApplicationStatus, ({ caller, params }) =>
      undoApplicationStatus(deps, caller.uid, params.application_id),
    ),
    route(contract.getApplicationScreenshot, ({ caller, params }) =>
      readScreenshot(deps, caller.uid, params.application_id),
    ),
    route(form.getFormPreview, async ({ caller, params }) => {
      // The rules for answers, and what reads phone numbers, are loaded with the first preview.
      const { previewForm } = await import('./form-preview/preview-form.ts');
      return previewForm({ ...deps, resume }, caller.uid, params.posting_id);
    }),
    route(questions.listQuestions, ({ caller }) => readQuestions(deps, caller.uid)),
    route(questions.answerGroups, ({ caller, body }) => answerGroups(deps, caller.uid, body.answers)),
    route(outcomes.listOutcomes, ({ caller }) => readOutcomes(deps, caller.uid)),
    route(notes.getApplicationNotes, ({ caller, params }) =>
      readNotes(deps, caller.uid, params.application_id),
    ),
    route(notes.saveApplicationNotes, ({ caller, params, body }) =>
      saveNotes(deps, caller.uid, params.application_id, body),
    ),
    route(notes.createReminder, ({ caller, params, body }) =>
      createReminder(deps, caller.uid, params.application_id, body),
    ),
    route(notes.changeReminder, ({ caller, params, body }) =>
      changeReminder(deps, caller.uid, params.reminder_id, body),
    ),
    route(notes.deleteReminder, ({ caller, params }) => deleteReminder(deps, caller.uid, params.reminder_id)),
    route(notes.listReminders, ({ caller, query }) => listReminders(deps, caller.uid, query)),
    route(answers.listAnswers, ({ caller }) => listAnswers(deps, caller.uid)),
    route(answers.changeAnswer, ({ caller, params, body }) =>
      changeAnswer({ ...deps, resume }, caller.uid, params.topic, body),
    ),
    route(answers.deleteAnswer, ({ caller, params }) => deleteAnswer(deps, caller.uid, params.topic)),
    route(plans.listApplyPlans, ({ caller }) => listPlans(deps, caller.uid)),
    route(plans.changePlannedJob, ({ caller, params, body }) =>
      changePlannedJob(deps, caller.uid, params.day, params.posting_id, body.removed),
    ),
    route(plans.startApplyPlan, ({ caller, params }) => startPlan(deps, caller.uid, params.day)),
    route(answers.restoreAnswer, ({ caller, params }) => restoreAnswer(deps, caller.uid, params.topic)),
  ];
}
