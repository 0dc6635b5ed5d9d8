import type { Placement } from '../agreements/agreements.ts';
import { addApplicationFiles } from './applicationFiles.ts';
import { addApplicationSettings } from './applicationSettings.ts';
import {
  addLanguages,
  addPastMobilities,
  addPayment,
  addPreferredMobilities,
  addStudies,
} from './applicationParts.ts';
import { planApplications } from './applicationPlans.ts';
import type { ApplicationPlan } from './applicationPlans.ts';
import { addStudentData } from './studentData.ts';
import { createStudents } from './students.ts';
import { createRandom } from '../chance/random.ts';
import type { Random } from '../chance/random.ts';
import type { SampleContext } from '../context/sampleContext.ts';

/** Makes students, their applications with files, and the office's settings. */
export function createApplications(context: SampleContext, placements: readonly Placement[]): void {
  const random = createRandom('applications');
  const plans = planApplications(createStudents(context, placements), context.calendar);
  for (const plan of plans) addApplication(context, random, plan);
  addApplicationSettings(context, plans);
}

function addApplication(context: SampleContext, random: Random, plan: ApplicationPlan): void {
  const id = context.nextId('applications');
  const isComplete = plan.submitted !== null;
  const hasPast = random.chance(0.15);
  const hasSpecialNeeds = random.chance(0.04);
  context.batches.applications(
    id,
    plan.student.userId,
    plan.number,
    plan.type,
    plan.status,
    plan.year,
    isComplete ? hasPast : null,
    isComplete ? hasSpecialNeeds : null,
    isComplete ? random.chance(0.7) : null,
    isComplete ? true : null,
    isComplete ? true : null,
    plan.isDeleted,
    plan.submitted?.toISOString() ?? null,
    plan.created.toISOString(),
    (plan.submitted ?? plan.created).toISOString(),
    true,
  );
  addStudentData(context, random, { applicationId: id, student: plan.student, isComplete });
  // Drafts stop at one step or another.
  const lastStep = isComplete ? 8 : random.integer(1, 7);
  if (lastStep >= 2) addStudies(context, random, { applicationId: id, plan });
  if (lastStep >= 3) addPreferredMobilities(context, random, { applicationId: id, plan });
  if (lastStep >= 4) addLanguages(context, random, id);
  if (lastStep >= 5) addPayment(context, random, { applicationId: id, plan });
  if (isComplete && hasPast) addPastMobilities(context, random, { applicationId: id, plan });
  if (isComplete) addApplicationFiles(context, { applicationId: id, plan, hasSpecialNeeds });
}
