import { p31 } from "./laws/p31-marks.js";
import { CHAINED } from "./support/readers.js";
import { registrySubjects } from "./support/subjects.js";

const subjects = registrySubjects();
p31(subjects);
p31(subjects, CHAINED);
