import { p29 } from "./laws/p29-members.js";
import { CHAINED } from "./support/readers.js";
import { registrySubjects } from "./support/subjects.js";

const subjects = registrySubjects();
p29(subjects);
p29(subjects, CHAINED);
