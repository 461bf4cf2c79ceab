import { p22 } from "./laws/p22-limits.js";
import { registrySubjects } from "./support/subjects.js";

p22(registrySubjects());
