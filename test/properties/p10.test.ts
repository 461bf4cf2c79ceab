import { p10 } from "./laws/p10-verbatim.js";
import { registrySubjects } from "./support/subjects.js";

p10(registrySubjects());
